/** The part of jStat that is used; the library has no types of its own. */
declare module 'jstat' {
  const jStat: {
    readonly normal: {
      inv(p: number, mean: number, std: number): number;
      cdf(x: number, mean: number, std: number): number;
    };
    readonly studentt: { inv(p: number, dof: number): number };
    readonly chisquare: { cdf(x: number, dof: number): number };
  };
  export default jStat;
}
