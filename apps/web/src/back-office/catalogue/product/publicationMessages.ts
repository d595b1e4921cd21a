/** Texts of the states of what is published, not sold: articles and destinations. */
export const publicationMessages = {
  state: 'State',
  stateOptions: [
    { value: '', label: 'Published and drafts' },
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Drafts' },
    { value: 'archived', label: 'Archived' },
  ],
  states: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  unpublish: 'Unpublish',
};
