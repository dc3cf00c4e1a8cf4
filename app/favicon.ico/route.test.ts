import { expect, it } from "vitest";
import { GET } from "./route";

it("the favicon is an ICO file that contains one 32 px PNG", async () => {
  const icon = Buffer.from(await (await GET()).arrayBuffer());
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const bytes = icon.readUInt32LE(14);
  const offset = icon.readUInt32LE(18);
  expect(offset + bytes).toBe(icon.length);
  expect(icon.subarray(offset + 1, offset + 4).toString()).toBe("PNG");
});
