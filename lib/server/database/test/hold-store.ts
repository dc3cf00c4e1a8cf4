/**
 * `hold-store.ts FOLDER` opens an embedded store, creates an account for each line of input, and finally lists all
 * accounts.
 */
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
