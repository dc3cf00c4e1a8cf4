import { createServer } from "node:net";
import { Refusal } from "./project.mjs";

const POLL_MS = 100;

export function readPort(settings, name, fallback) {
  const text = settings[name] ?? String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Refusal(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  }
  return port;
}

function findListenProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

export async function ensurePortIsFree(port, name, host = "127.0.0.1") {
  const problem = (await findListenProblem(port)) ?? (await findListenProblem(port, host));
  if (problem === undefined) return;
  if (/^(?:EADDRNOTAVAIL|ENOTFOUND|EAI_\w+)$/.test(problem)) {
    throw new Refusal(`"${host}" is not an address of this computer (${problem}): correct HOST, or leave it empty.`);
  }
  throw new Refusal(
    problem === "EADDRINUSE"
      ? `Port ${port} is in use: stop the program that listens there, or choose another port with ${name}.`
      : `Port ${port} cannot be used (${problem}): choose another one with ${name}.`,
  );
}

export async function waitUntilAnswers(url, { limitMs, isCancelled }) {
  const deadline = Date.now() + limitMs;
  while (!isCancelled()) {
    try {
      await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(limitMs) });
      return true;
    } catch (cause) {
      if (Date.now() > deadline) throw new Refusal(`${url} did not answer within ${limitMs / 1000} s (${cause}).`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
