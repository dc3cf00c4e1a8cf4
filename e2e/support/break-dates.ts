/** In the browser: from here on nothing can be read from a date, until `mendDates()`. What tells the time or the year breaks. */
export function breakDates(): void {
  const descriptors = Object.getOwnPropertyDescriptors(Date.prototype);
  const fail = () => {
    throw new RangeError("dates are broken");
  };
  for (const name of Object.keys(descriptors).filter((name) => /^(get|to)/.test(name))) {
    Object.defineProperty(Date.prototype, name, { configurable: true, value: fail });
  }
  const { DateTimeFormat } = Intl;
  Object.assign(Intl, { DateTimeFormat: fail });
  Object.assign(window, {
    mendDates() {
      Object.defineProperties(Date.prototype, descriptors);
      Object.assign(Intl, { DateTimeFormat });
    },
  });
}
