import { addSite, createArticle } from '@parley/contract/knowledge';
import { newId } from '../../platform/lib/ids.ts';
import type { Person, TestApp } from '../app.ts';
import type { SampledNoun } from '../samples.ts';

export const knowledge: SampledNoun = {
  samples: {
    listArticles: ({ owner }) => ({ merchant: owner.merchant, kind: 'article' }),
    getArticle: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['article'] }),
    createArticle: ({ owner }) => ({ merchant: owner.merchant, title: 'Hours', body: 'We answer from nine to five.' }),
    updateArticle: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['article'], title: 'Returning' }),
    deleteArticle: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['article'] }),
    searchKnowledge: ({ owner }) => ({ merchant: owner.merchant, q: 'how do I return a lamp' }),
    listKnowledgeSources: ({ owner }) => ({ merchant: owner.merchant }),
    addSite: ({ owner }) => ({ merchant: owner.merchant, url: `https://${newId()}.example/help` }),
    updateSite: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['site'], max_pages: 10 }),
    crawlSource: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['readSite'] }),
    deleteSource: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['site'] }),
    uploadKnowledge: ({ owner }) => ({ merchant: owner.merchant }),
    listKnowledgeSuggestions: ({ owner }) => ({ merchant: owner.merchant }),
    acceptKnowledgeSuggestion: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['suggestion'],
      question: 'Do you ship?',
      answer: 'Yes.',
    }),
    dismissKnowledgeSuggestion: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['suggestion'] }),
  },
  async prepare(app, { owner, conversation }) {
    const { merchant, token } = owner;
    const { body: article } = await app.send(createArticle, { merchant, title: 'Returns', body: 'Within 30 days.' }, { token });
    const sites = await Promise.all(
      ['shop', 'help'].map(async (name) => (await app.send(addSite, { merchant, url: `https://${name}.example/` }, { token })).body.id),
    );
    const [site = '', readSite = ''] = sites;
    await markRead(app, owner, readSite);
    return { article: article.id, site, readSite, suggestion: await suggestionOf(app, owner, conversation) };
  },
};

/** A site that is not being crawled. */
const markRead = (app: TestApp, { merchant }: Person, id: string) =>
  app.write(
    merchant,
    async ({ db }) => void (await db.updateTable('knowledge_sources').set({ state: 'ready' }).where('id', '=', id).execute()),
  );

/** As the AI's worker would have left it. */
async function suggestionOf(app: TestApp, { merchant }: Person, conversation: string) {
  const id = newId();
  const at = new Date();
  const said = { question: 'Do you ship to Norway?', answer: 'Yes, within five days.', language: 'en', digest: id };
  await app.write(
    merchant,
    async ({ db }) =>
      void (await db
        .insertInto('knowledge_suggestions')
        .values({ ...said, merchant_id: merchant, id, conversation_id: conversation, created_at: at, updated_at: at })
        .execute()),
  );
  return id;
}
