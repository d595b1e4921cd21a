export const savedFilterMessages = {
  savedFilters: 'Saved filters',
  saveFilters: 'Save these filters',
  savedFiltersText:
    'They are saved for you in this browser, without what you search for. Days move with today: if you choose tomorrow, it is tomorrow on each day.',
  filterName: 'Name',
  filterNameMissing: 'Please give them a name.',
  filterNameTaken: 'Other filters have this name.',
  saveFiltersNow: 'Save',
  dontSaveFilters: 'Don’t save',
  filtersSaved: (name: string): string => `“${name}” is saved.`,
  filtersNotSaved: 'This browser can’t save the filters.',
  forgetFilters: (name: string): string => `Remove the filters “${name}”`,
  filtersForgotten: (name: string): string => `“${name}” is removed.`,
} as const;
