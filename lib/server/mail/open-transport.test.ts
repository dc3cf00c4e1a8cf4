import { expect, it } from "vitest";
import { openTransport } from "./open-transport";

const login = { user: "u", pass: "p" };
const remote = { host: "mail.example", port: 587, secure: false, login, from: "site@example.com" };

it.each([
  ["a mail server of elsewhere gets a password", {}, true],
  ["the host only begins like a loopback one", { host: "127.0.0.1.example" }, true],
  ["the connection is encrypted from its first byte", { port: 465, secure: true }, false],
  ["there is no password, as in a container's own network", { host: "mailpit", login: null }, false],
  ["it is this machine", { host: "localhost" }, false],
  ["it is this machine by its IPv4 address", { host: "127.0.0.2" }, false],
  ["it is this machine by its IPv6 address", { host: "::1" }, false],
])("when %s, asks for %o: STARTTLS is a must: %s", (_case, change, isRequired) => {
  expect(openTransport({ ...remote, ...change }).options).toMatchObject({ requireTLS: isRequired });
});
