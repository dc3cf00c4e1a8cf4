import { connect } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { LOOPBACK, SITE_PORT, SITE_URL } from "@/e2e/support/site-environment";

const HEAD = ["POST /api/contact HTTP/1.1", `Host: ${LOOPBACK}:${SITE_PORT}`, `Origin: ${SITE_URL}`];
const BEGINNING = [...HEAD, "Content-Type: application/json", "Content-Length: 5000", "", '{"name":'].join("\r\n");

test("a hundred unfinished requests do not delay other requests", async () => {
  const sockets = Array.from({ length: 100 }, () => connect(SITE_PORT, LOOPBACK));
  try {
    for (const socket of sockets) {
      socket.on("error", () => socket.destroy());
      socket.write(BEGINNING);
    }
    expect(await post({ body: json() })).toMatchObject({ status: 200 });
    expect((await fetch(SITE_URL)).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test("paths outside the site are not served", async () => {
  for (const path of ["/..%2f..%2f..%2fetc/passwd", "/%00", "/%ff", "/.env", "/.data/secret", "/_next/../.env.local"]) {
    expect([400, 404, 308], path).toContain((await post({ path, method: "GET", body: "" })).status);
  }
});
