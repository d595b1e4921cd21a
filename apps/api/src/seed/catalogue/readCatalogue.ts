import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { activity } from './activity.ts';
import { type AttractionSeed, attraction } from './attraction.ts';
import { blogPost } from './blogPost.ts';
import { slug } from './fields.ts';
import {
  accounts,
  blogCategories,
  bookings,
  cruises,
  destinations,
  hotels,
  mealTypes,
  pagePictures,
  transferTypes,
  vehicles,
} from './lists.ts';
import { tour } from './tour.ts';

const dataFolder = path.join(import.meta.dirname, '../data');

const productFolders = ['activities', 'tours', 'attractions'] as const;
const order = z.strictObject({ activities: z.array(slug), tours: z.array(slug), attractions: z.array(slug) });

export type Catalogue = ReturnType<typeof readCatalogue>;

/**
 * Reads the demonstration catalogue with its accounts and bookings from the data files.
 *
 * @throws Error if a file is missing, isn't YAML or doesn't match its schema; names the file and the fields
 */
export function readCatalogue(folder: string = dataFolder) {
  const posts = [...listFiles(folder, 'blog')].map(([slug, file]) => readYaml(folder, file, blogPost, { slug }));
  return {
    activities: readProducts(folder, 'activities', activity),
    tours: readProducts(folder, 'tours', tour),
    attractions: readAttractions(folder),
    hotels: readYaml(folder, 'hotels.yaml', hotels),
    transferTypes: readYaml(folder, 'transferTypes.yaml', transferTypes),
    mealTypes: readYaml(folder, 'mealTypes.yaml', mealTypes),
    vehicles: readYaml(folder, 'vehicles.yaml', vehicles),
    blogCategories: readYaml(folder, 'blogCategories.yaml', blogCategories),
    /** Newest first. */
    blogPosts: posts.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
    pagePictures: readYaml(folder, 'pagePictures.yaml', pagePictures),
    accounts: readYaml(folder, 'accounts.yaml', accounts),
    bookings: readYaml(folder, 'bookings.yaml', bookings),
  };
}

/**
 * Reads the attractions alone, whose tickets are opened at each start: a quarter of the time of the whole catalogue.
 *
 * @throws Error as {@link readCatalogue} does
 */
export const readAttractions = (folder: string = dataFolder): AttractionSeed[] =>
  readProducts(folder, 'attractions', attraction);

/**
 * Reads the cruises of the first release.
 *
 * @throws Error as {@link readCatalogue} does
 */
export const readCruises = (folder: string = dataFolder) => readYaml(folder, 'cruises.yaml', cruises);

/**
 * Reads the destinations of the first release.
 *
 * @throws Error as {@link readCatalogue} does
 */
export const readDestinations = (folder: string = dataFolder) => readYaml(folder, 'destinations.yaml', destinations);

/** Reads the files of a folder in the order of the shop's lists, which order.yaml defines. */
function readProducts<Schema extends z.ZodType>(
  folder: string,
  name: (typeof productFolders)[number],
  schema: Schema,
): z.output<Schema>[] {
  const slugs = readYaml(folder, 'order.yaml', order)[name];
  const files = listFiles(folder, name);
  const unlisted = [...files.keys()].filter((slug) => !slugs.includes(slug));
  if (unlisted.length > 0) throw new Error(`order.yaml: ${name} lacks ${unlisted.join(', ')}`);
  return slugs.map((slug) => {
    const file = files.get(slug) ?? `${name}/${slug}.yaml`;
    // The folder of an activity is its type.
    const type = name === 'activities' && { activityType: path.basename(path.dirname(file)) };
    return readYaml(folder, file, schema, { slug, ...type });
  });
}

/** Returns the files of a folder and its folders by slug. */
const listFiles = (folder: string, name: string): Map<string, string> =>
  new Map(
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [path.basename(file, '.yaml'), path.join(name, file)]),
  );

/** @param extra fields to add to the file’s, such as the slug, which is its name */
function readYaml<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  extra?: object,
): z.output<Schema> {
  const content = parseFile(folder, file);
  const result = schema.safeParse(extra ? { ...content, ...extra } : content);
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function parseFile(folder: string, file: string) {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
