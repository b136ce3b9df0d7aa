import webpack, { type Configuration } from 'webpack';

/** Runs webpack once; rejects with its errors. */
export async function runWebpack(configuration: Configuration): Promise<webpack.StatsCompilation> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (result) resolve(result);
      });
    });
  });
  const json = stats.toJson({
    all: false,
    errors: true,
    warnings: true,
    assets: true,
    entrypoints: true,
    chunkGroups: true,
  });
  const problems = [...(json.errors ?? []), ...(json.warnings ?? [])];
  if (problems.length > 0)
    throw new Error(problems.map(({ message, moduleName }) => `${moduleName ?? ''}\n${message}`).join('\n\n'));
  return json;
}
