import { afterEach, expect, it, vi } from "vitest";
import { sendByEmailjs } from "./emailjs";

const message = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };
const owner = { name: "Kiran", phone: "1" };
const config = {
  publicKey: "k",
  serviceId: "s",
  templateId: "t",
  privateKey: null,
  sendAddress: "http://127.0.0.1:1/api/v1.0/email/send",
};

afterEach(() => vi.unstubAllGlobals());

it("takes a 200 for a delivery, also when its body breaks while it is put away", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const cancel = () => Promise.reject(new Error("the connection was lost"));
  vi.stubGlobal("fetch", async () => new Response(new ReadableStream({ cancel }), { status: 200 }));
  try {
    expect(await sendByEmailjs(message, owner, config)).toEqual({ kind: "sent" });
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off("unhandledRejection", unhandled);
  }
});
