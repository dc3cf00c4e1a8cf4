import { connect } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { npmStart, startSite } from "@/e2e/support/server";
import { LOOPBACK, SITE_URL } from "@/e2e/support/site-environment";

const answers = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.unref();
  });

for (const HOST of ["", "0.0.0.0"]) {
  const isOpen = HOST !== "";
  test(`with HOST=${HOST}, npm start makes a local site available to ${isOpen ? "the network" : "this computer only"}`, async () => {
    const site = await startSite({ SITE_URL, HOST }, npmStart);
    try {
      const port = Number(new URL(site.url).port);
      expect(await answers(port, LOOPBACK)).toBe(true);
      // Only a server that listens on all interfaces answers on 127.0.0.2.
      expect(await answers(port, "127.0.0.2")).toBe(isOpen);
      await expect.poll(site.output).toContain(isOpen ? "open to the network" : "this computer only");
      // Whoever can forge this address can also reach the site from another computer.
      const headers = { origin: SITE_URL, "x-forwarded-for": LOOPBACK };
      const send = async () => (await post({ url: site.url, body: json(), headers })).status;
      for (let sent = 0; sent < 5; sent += 1) expect(await send()).toBe(200);
      expect(await send(), "the sixth message in ten minutes").toBe(isOpen ? 429 : 200);
    } finally {
      await site.stop();
    }
  });
}
