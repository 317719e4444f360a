/** Success conditions (SPEC, "Success condition"). */
export type SuccessCondition =
  | { readonly kind: 'statusText'; readonly match: string }
  | { readonly kind: 'urlIncludes'; readonly value: string }
  | { readonly kind: 'textVisible'; readonly value: string }
  | { readonly kind: 'extracted' }
  | { readonly kind: 'allOf'; readonly conditions: readonly SuccessCondition[] }
  | { readonly kind: 'anyOf'; readonly conditions: readonly SuccessCondition[] };
