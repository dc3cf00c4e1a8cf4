import { beforeEach, describe, expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker";

describe("createCircuitBreaker", () => {
  let time = 0;
  let circuit = createCircuitBreaker({ threshold: 5, windowMs: 60_000, openMs: 30_000, now: () => time });

  beforeEach(() => {
    time = 0;
    circuit = createCircuitBreaker({ threshold: 5, windowMs: 60_000, openMs: 30_000, now: () => time });
  });

  function recordSilences(calls: number) {
    for (let call = 0; call < calls; call += 1) circuit.recordSilence();
  }

  it("opens at the fifth silent call and closes for a probe after half a minute", () => {
    recordSilences(4);
    expect(circuit.allowsCall()).toBe(true);
    recordSilences(1);
    expect(circuit.allowsCall()).toBe(false);
    time = 29_999;
    expect(circuit.allowsCall()).toBe(false);
    time = 30_000;
    expect(circuit.allowsCall()).toBe(true);
    expect(circuit.allowsCall()).toBe(false);
  });

  it("opens again when the probe stays silent, and closes when it is answered", () => {
    recordSilences(5);
    time = 30_000;
    circuit.allowsCall();
    circuit.recordSilence();
    expect(circuit.allowsCall()).toBe(false);
    time = 60_000;
    circuit.allowsCall();
    circuit.recordAnswer();
    expect(circuit.allowsCall()).toBe(true);
  });

  it("does not stay open longer for calls that were on their way when it opened", () => {
    recordSilences(5);
    time = 15_000;
    recordSilences(3);
    time = 30_000;
    expect(circuit.allowsCall()).toBe(true);
  });

  it("forgets silence after a minute and after any answer", () => {
    recordSilences(4);
    time = 60_000;
    recordSilences(1);
    expect(circuit.allowsCall()).toBe(true);
    recordSilences(3);
    circuit.recordAnswer();
    recordSilences(4);
    expect(circuit.allowsCall()).toBe(true);
  });
});
