import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "./log";

beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

it("drops a line if the reader of the log has stalled, and writes again once the reader goes on", () => {
  const waiting = vi.spyOn(process.stdout, "writableLength", "get").mockReturnValue(1024 * 1024);
  log("info", "dropped");
  waiting.mockReturnValue(0);
  log("info", "written");
  const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringContaining('"event":"written"')]);
});
