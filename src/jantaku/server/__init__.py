"""The table in the browser: an ASGI application over a database of event logs.

`jantaku.server.app.create_app` builds the application, `jantaku.server.main.serve` runs it. The
messages are those of docs/protocol.md. One task owns each table in play; every step is stored
before anybody is told of it, so a killed server resumes at the same decision.
"""
