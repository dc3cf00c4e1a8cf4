import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { LOOPBACK } from "./site-environment";

export interface OpenServer {
  url: string;
  port: number;
  close: () => void;
}

/** Another origin on this machine. */
export async function openWebServer(answer: RequestListener): Promise<OpenServer> {
  const server = createServer(answer).listen(0, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${LOOPBACK}:${port}`, port, close };
}

/** Takes every connection and never says a word, as a machine does that hangs. */
export async function openSilentServer(): Promise<OpenServer & { connections: () => number }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createSocketServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://${LOOPBACK}:${port}`, port, close, connections: () => connections };
}
