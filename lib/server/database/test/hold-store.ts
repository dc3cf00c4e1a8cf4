/** A process of its own that holds an embedded store and makes an account a line, or lists them: `hold-store.ts FOLDER`. */
import "server-only";
import { createInterface } from "node:readline";
import { openEmbeddedStore } from "../embedded";

const store = await openEmbeddedStore(process.argv[2] ?? "");
process.stdout.write("open\n");
for await (const email of createInterface({ input: process.stdin })) {
  if (email === "list") {
    const { rows } = await store.query("select json_agg(email) as emails from users");
    process.stdout.write(`${JSON.stringify(rows[0])}\n`);
    continue;
  }
  await store.query("insert into users (email, name) values ($1, 'Asha')", [email]);
  process.stdout.write(`${email}\n`);
}
await store.close();
process.stdout.write("closed\n");
