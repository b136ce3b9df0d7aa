import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from './database/database.ts';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function integer(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

const text = (name: string, fallback: string): string => process.env[name] || fallback;

/** Everything the service is told from outside. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder for what a development machine keeps: the embedded database, keys, pictures. */
  readonly dataFolder: string;
  readonly database: DatabaseLocation;
  readonly seedStyles: number;
  /** The name of the shop that products carry. */
  readonly brand: string;
  readonly logLevel: string;
  /** Answers are checked against their contract: always but in production. */
  readonly validateResponses: boolean;
}

const LEAST_STYLES = 161;

/** Reads the environment; throws with a sentence that names the variable when a value cannot be used. */
export function readSettings(): Settings {
  const dataFolder = path.resolve(text('DATA_DIR', path.join(repository, '.data')));
  const url = process.env.DATABASE_URL;
  return {
    port: integer('API_PORT', 3001),
    host: text('HOST', '127.0.0.1'),
    dataFolder,
    database: url ? { url } : { folder: path.join(dataFolder, 'db') },
    seedStyles: integer('SEED_STYLES', LEAST_STYLES),
    brand: text('BRAND_NAME', 'Tarnfell'),
    logLevel: text('LOG_LEVEL', 'info'),
    validateResponses: process.env.NODE_ENV !== 'production',
  };
}
