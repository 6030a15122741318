internal import PlanModel
internal import TextWriting

extension JSONEmitter {
  static func append(_ dataSource: DataSource, outline: inout JSONOutline, to writer: inout OutputWriter) {
    outline.open("{", in: &writer)
    outline.key("name", in: &writer)
    writer.appendJSON(dataSource.name)
    outline.key("count", in: &writer)
    writer.appendInteger(dataSource.count)
    outline.key("sections", in: &writer)
    outline.open("[", in: &writer)
    for section in dataSource.sections {
      outline.row(in: &writer)
      writer.append("{\"id\":")
      writer.appendJSON(section.id)
      writer.append(",\"count\":")
      writer.appendInteger(section.count)
      writer.append("}")
    }
    outline.close("]", in: &writer)
    outline.key("items", in: &writer)
    outline.open("[", in: &writer)
    if dataSource.count > 0 {
      outline.row(in: &writer)
      ItemTemplate(dataSource).appendItems(of: dataSource, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }
}
