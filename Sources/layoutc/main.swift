runProcess()
