/** Preloaded by `--import`: sets the clock of a process and of those that it starts `DAYS_AHEAD` days ahead. */
const ahead = Number(process.env.DAYS_AHEAD) * 86_400_000;
if (!Number.isInteger(ahead))
  throw new Error(`DAYS_AHEAD must be a whole number of days, not ${process.env.DAYS_AHEAD}`);

const RealDate = Date;
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
