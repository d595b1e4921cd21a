import { isMisspelt } from './isMisspelt.ts';
import { topicRules } from './topicRules.ts';
import { type Topic, topics } from './topics.ts';

interface Keyword {
  readonly text: string;
  readonly isPrefix: boolean;
}

interface Rule {
  readonly topic: Topic;
  /** Each group's alternatives: one of each group must be in the message. */
  readonly groups: readonly (readonly Keyword[])[];
  readonly score: number;
}

const toKeyword = (text: string): Keyword =>
  text.endsWith('*') ? { text: text.slice(0, -1), isPrefix: true } : { text, isPrefix: false };

const toRule = (topic: Topic, text: string): Rule => {
  const groups = text.replace('!', '').split(' ');
  return {
    topic,
    groups: groups.map((group) => group.split('|').map(toKeyword)),
    score: groups.length + (text.startsWith('!') ? 1 : 0),
  };
};

const rules: readonly Rule[] = topics.flatMap((topic) => topicRules[topic].map((text) => toRule(topic, text)));

const keywords: readonly Keyword[] = rules.flatMap(({ groups }) => groups.flat());

const isExact = (word: string, { text, isPrefix }: Keyword): boolean =>
  word === text || (isPrefix && word.startsWith(text));

/**
 * Finds the topic of a message by its words. A word that is no keyword may be a misspelt one.
 *
 * @param words in lower case, as `toWords` returns them
 * @example findTopic(['how', 'to', 'cancle']) // 'cancelling'
 * @example findTopic(['sunny']) // undefined
 */
export function findTopic(words: readonly string[]): Topic | undefined {
  const unknown = words.filter((word) => !keywords.some((keyword) => isExact(word, keyword)));
  const has = (keyword: Keyword): boolean =>
    words.some((word) => isExact(word, keyword)) ||
    unknown.some((word) => isMisspelt(word, keyword.text, keyword.isPrefix));
  const found = rules.filter(({ groups }) => groups.every((group) => group.some(has)));
  return found.sort((one, other) => other.score - one.score)[0]?.topic;
}
