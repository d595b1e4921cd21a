import { isUniqueViolation } from '../../db/errors.ts';
import { invalidRequest } from '../../problems/problems.ts';

/** @throws {Problem} invalid-request when another activity has the slug */
export async function orSlugTaken<Result>(saved: Promise<Result>): Promise<Result> {
  return saved.catch((error: unknown) => {
    throw isUniqueViolation(error, 'activities_slug_key')
      ? invalidRequest(null, { slug: ['Another activity has this address. It may be a draft or archived.'] })
      : error;
  });
}
