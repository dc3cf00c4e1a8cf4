/** Without these handlers, a full disk or a closed reader of the log would end the process. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
