/** Plain JavaScript, because `npm start` loads it without a compiler. Accepts IPv6 with or without brackets. */
const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** @param {string} host */
export const isLoopbackHost = (host) => LOOPBACK_HOST.test(host);
