/** A process of its own that holds an embedded store and makes an account a line, and lists them at the end: `hold-store.ts FOLDER`. */
import "server-only";
import { createInterface } from "node:readline";
import { openEmbeddedStore } from "../embedded";

const store = await openEmbeddedStore(process.argv[2] ?? "");
process.stdout.write("open\n");
for await (const email of createInterface({ input: process.stdin })) {
  await store.query("insert into users (email, name) values ($1, 'Asha')", [email]);
  process.stdout.write(`${email}\n`);
}
process.stdout.write(JSON.stringify(await store.query("select email from users")));
await store.close();
