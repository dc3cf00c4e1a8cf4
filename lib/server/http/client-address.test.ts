import { describe, expect, it } from "vitest";
import { nameClient } from "./client-address";
import { networkOf } from "./network-of";

const direct = { isVercel: false, trustedProxyHops: 0 };

describe("networkOf", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" ::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("takes %s for %s", (address, network) => expect(networkOf(address)).toBe(network));

  it.each(["", "unknown", "203.0.113", "1.2.3.4:80", "_hidden"])("does not take %j for an address", (text) => {
    expect(networkOf(text)).toBeNull();
  });
});

describe("nameClient", () => {
  it("listens to no header when nobody is trusted and no socket is known", () => {
    const headers = new Headers({ "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7" });
    expect(nameClient(headers, direct)).toBe("unknown");
  });

  it("counts trusted proxies from the right", () => {
    const behindOne = { ...direct, trustedProxyHops: 1 };
    const honest = nameClient(new Headers({ "x-forwarded-for": "203.0.113.7" }), behindOne);
    expect(nameClient(new Headers({ "x-forwarded-for": "6.6.6.6, 203.0.113.7" }), behindOne)).toBe(honest);
    expect(nameClient(new Headers({ "x-forwarded-for": "203.0.113.7, 6.6.6.6" }), behindOne)).not.toBe(honest);
    const behindTwo = { ...direct, trustedProxyHops: 2 };
    expect(nameClient(new Headers({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" }), behindTwo)).toBe(honest);
    expect(nameClient(new Headers({ "x-forwarded-for": "203.0.113.7" }), behindTwo)).toBe("unknown");
  });

  it("believes the platform's header on the platform only", () => {
    const headers = new Headers({ "x-real-ip": "203.0.113.7" });
    expect(nameClient(headers, { ...direct, isVercel: true })).not.toBe("unknown");
    expect(nameClient(headers, direct)).toBe("unknown");
  });

  it("never holds the address itself", () => {
    const name = nameClient(new Headers({ "x-real-ip": "203.0.113.7" }), { ...direct, isVercel: true });
    expect(name).not.toContain("203");
  });
});
