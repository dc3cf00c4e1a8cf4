import { once } from "node:events";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { LOOPBACK } from "@/e2e/support/site-environment";

/** Its certificate is self-signed. `target` may be set later. */
export async function startTlsProxy() {
  const { private: key, cert } = await generate([{ name: "commonName", value: LOOPBACK }]);
  let target = "";
  const server = createServer({ key, cert }, (request, response) => {
    const { method, headers, socket } = request;
    const forwarded = { "x-forwarded-for": headers["x-forwarded-for"] ?? socket.remoteAddress };
    const onward = forward(new URL(request.url ?? "/", target), {
      method,
      headers: { ...headers, ...forwarded, "x-forwarded-proto": "https" },
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await once(server.listen(0, LOOPBACK), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${LOOPBACK}:${port}`,
    leadTo: (url: string) => void (target = url),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
