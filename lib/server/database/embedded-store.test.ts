import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { lock } from "proper-lockfile";
import { afterAll, expect, it, vi } from "vitest";
import { openEmbeddedStore } from "./embedded-store";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
vi.mock("proper-lockfile", { spy: true });

const work = await mkdtemp(path.join(tmpdir(), "portfolio-embedded-"));
afterAll(() => rm(work, { recursive: true, force: true }));

it("opens nothing when its lock is taken away meanwhile", async () => {
  const onLost = vi.fn();
  vi.mocked(lock).mockImplementationOnce(async (_folder, options) => {
    setTimeout(() => options?.onCompromised?.(new Error("taken away")), 0);
    return async () => undefined;
  });
  const folder = path.join(work, "store");
  await expect(openEmbeddedStore(folder, { onLost })).rejects.toMatchObject({ fault: "locked" });
  expect(onLost).toHaveBeenCalledOnce();
  await (await openEmbeddedStore(folder)).close();
});
