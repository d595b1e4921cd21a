import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ListPosition } from '../db/catalogue/filters.ts';
import { formatCanonicalJson } from '../lib/canonicalJson.ts';
import { invalidRequest } from '../problems/problems.ts';

/** A list with its filters and order. */
interface ListRequest {
  readonly page: number;
  readonly page_size: number;
  readonly cursor?: string;
  readonly view?: string;
  readonly _t?: string;
}

/** Signs where a page of a list ends. The signature is also of the list's filters and order, so a cursor fits no other. */
export interface ListCursors {
  /** @param path of the list, below the server's root */
  issue(path: string, query: ListRequest, position: ListPosition): string;
  /**
   * Returns the position of the query's cursor; undefined without one.
   *
   * @throws {Problem} invalid-request for a cursor that isn't of this list
   */
  read(path: string, query: ListRequest): ListPosition | undefined;
}

/** 128 bits, as base64url. */
const signatureLength = 22;

/** @param secret the key is derived from it */
export function createListCursors(secret: string): ListCursors {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'list cursors', 32)));
  const sign = (path: string, query: ListRequest, position: string) =>
    createHmac('sha256', key)
      .update(formatCanonicalJson([path, listOf(query), position]))
      .digest('base64url')
      .slice(0, signatureLength);
  return {
    issue(path, query, { key: sortKey, id, corrected }) {
      const position = Buffer.from(JSON.stringify([sortKey, id, corrected])).toString('base64url');
      return `${sign(path, query, position)}${position}`;
    },
    read(path, query) {
      if (query.cursor === undefined) return;
      const position = query.cursor.slice(signatureLength);
      const given = Buffer.from(query.cursor.slice(0, signatureLength));
      const expected = Buffer.from(sign(path, query, position));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw invalidRequest(null, { cursor: ['is not of this list: start at its first page'] });
      const [sortKey, id, corrected] = JSON.parse(Buffer.from(position, 'base64url').toString());
      return { key: sortKey, id, corrected };
    },
  };
}

/** The page's size and view may differ from those of the page before. */
const listOf = ({ page: _page, page_size: _size, cursor: _cursor, view: _view, _t: _time, ...list }: ListRequest) =>
  list;
