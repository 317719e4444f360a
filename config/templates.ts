/** The extraction templates: what is read of a page by its host or by the type that it declares, without a model (SPEC, "POST /extract"). */

/** Where a field is read: a path in the page's structured data, the content of a `meta` element, or the text of what a selector finds. */
type Source = { readonly path: string } | { readonly meta: string } | { readonly css: string; readonly attribute?: string };

interface TemplateField {
  readonly name: string;
  readonly description: string;
  /** The first that gives something. */
  readonly from: readonly Source[];
  /** All that match, not only the first. */
  readonly many?: true;
}

export interface ExtractionTemplate {
  readonly name: string;
  readonly description: string;
  /** Either pages of these hosts and paths, where `*` is any part of a name or path; or pages that declare one of these types (schema.org). */
  readonly on: { readonly pages: readonly string[] } | { readonly types: readonly string[] } | 'any';
  readonly fields: readonly TemplateField[];
}

const field = (name: string, description: string, ...from: readonly Source[]): TemplateField => ({ name, description, from });
const list = (name: string, description: string, ...from: readonly Source[]): TemplateField => ({ name, description, from, many: true });
const at = (path: string): Source => ({ path });
const meta = (name: string): Source => ({ meta: name });
const css = (selector: string, attribute?: string): Source => ({ css: selector, ...(attribute !== undefined && { attribute }) });

const rating = [
  field('rating', 'The average of its ratings.', at('aggregateRating.ratingValue')),
  field('ratings', 'How many have rated it.', at('aggregateRating.ratingCount'), at('aggregateRating.reviewCount')),
];
const image = field('image', 'The address of its picture.', at('image.url'), at('image'), meta('og:image'));
const description = field('description', 'What it says of itself.', at('description'), meta('og:description'), meta('description'));

/** The paths are those of schema.org's properties, in JSON-LD, microdata or RDFa. */
const byType: readonly ExtractionTemplate[] = [
  {
    name: 'product',
    description: 'A thing that is for sale.',
    on: { types: ['Product', 'ProductGroup', 'IndividualProduct'] },
    fields: [
      field('name', 'What it is called.', at('name'), meta('og:title')),
      field('price', 'What it costs.', at('offers.price'), at('offers.lowPrice'), meta('product:price:amount')),
      field('currency', 'ISO 4217.', at('offers.priceCurrency'), meta('product:price:currency')),
      field('availability', 'Whether it can be had.', at('offers.availability'), meta('product:availability')),
      field('brand', 'Who makes it.', at('brand.name'), at('brand'), meta('product:brand')),
      field('sku', 'Its number in the shop.', at('sku'), at('productID')),
      field('gtin', 'Its number anywhere.', at('gtin13'), at('gtin'), at('gtin12'), at('gtin8'), at('isbn')),
      ...rating,
      description,
      image,
    ],
  },
  {
    name: 'article',
    description: 'A piece of news, a post or an essay.',
    on: { types: ['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report'] },
    fields: [
      field('headline', 'Its headline.', at('headline'), at('name'), meta('og:title')),
      list('authors', 'Who wrote it.', at('author.name'), at('author'), meta('author')),
      field('published', 'When it appeared.', at('datePublished'), meta('article:published_time')),
      field('modified', 'When it was changed last.', at('dateModified'), meta('article:modified_time')),
      field('publisher', 'Where it appeared.', at('publisher.name'), meta('og:site_name')),
      field('section', 'The part of the site that it stands in.', at('articleSection'), meta('article:section')),
      field('text', 'What it says.', at('articleBody'), css('article')),
      description,
      image,
    ],
  },
  {
    name: 'recipe',
    description: 'How a dish is made.',
    on: { types: ['Recipe'] },
    fields: [
      field('name', 'What it is called.', at('name')),
      list('ingredients', 'What it is made of.', at('recipeIngredient')),
      list('instructions', 'What is done, in order.', at('recipeInstructions.text'), at('recipeInstructions')),
      field('yield', 'How much it makes.', at('recipeYield')),
      field('totalTime', 'How long it takes (ISO 8601).', at('totalTime')),
      field('calories', 'Of one serving.', at('nutrition.calories')),
      ...rating,
      image,
    ],
  },
  {
    name: 'event',
    description: 'Something that takes place.',
    on: { types: ['Event', 'MusicEvent', 'SportsEvent', 'TheaterEvent', 'BusinessEvent', 'EducationEvent', 'Festival'] },
    fields: [
      field('name', 'What it is called.', at('name')),
      field('start', 'When it begins.', at('startDate')),
      field('end', 'When it ends.', at('endDate')),
      field('place', 'Where it takes place.', at('location.name')),
      field('address', 'Where that is.', at('location.address.streetAddress'), at('location.address')),
      field('price', 'What it costs.', at('offers.price'), at('offers.lowPrice')),
      field('currency', 'ISO 4217.', at('offers.priceCurrency')),
      field('status', 'Whether it takes place as planned.', at('eventStatus')),
      list('performers', 'Who is to be seen or heard.', at('performer.name'), at('performer')),
      field('organizer', 'Who holds it.', at('organizer.name')),
    ],
  },
  {
    name: 'job',
    description: 'A position that is to be filled.',
    on: { types: ['JobPosting'] },
    fields: [
      field('title', 'What it is called.', at('title')),
      field('company', 'Who hires.', at('hiringOrganization.name'), at('hiringOrganization')),
      field('place', 'Where the work is.', at('jobLocation.address.addressLocality'), at('jobLocation.address')),
      field('remote', 'Whether it may be done from elsewhere.', at('jobLocationType')),
      list('employmentType', 'Full-time, part-time and the like.', at('employmentType')),
      field('salary', 'What is paid.', at('baseSalary.value.value'), at('baseSalary.value.minValue'), at('baseSalary')),
      field('currency', 'ISO 4217.', at('baseSalary.currency')),
      field('posted', 'When it was published.', at('datePosted')),
      field('validThrough', 'Until when one may apply.', at('validThrough')),
      description,
    ],
  },
  {
    name: 'business',
    description: 'A shop, restaurant, hotel or other place.',
    on: { types: ['LocalBusiness', 'Restaurant', 'Store', 'Hotel', 'LodgingBusiness', 'MedicalBusiness', 'Organization'] },
    fields: [
      field('name', 'What it is called.', at('name'), meta('og:site_name')),
      field('telephone', 'Its number.', at('telephone'), at('contactPoint.telephone')),
      field('email', 'Its mail address.', at('email'), at('contactPoint.email')),
      field('street', 'Street and number.', at('address.streetAddress')),
      field('city', 'Where it is.', at('address.addressLocality')),
      field('postalCode', 'Its postal code.', at('address.postalCode')),
      field('country', 'Its country.', at('address.addressCountry')),
      list('openingHours', 'When it is open.', at('openingHours'), at('openingHoursSpecification')),
      field('priceRange', 'How expensive it is.', at('priceRange')),
      ...rating,
    ],
  },
  {
    name: 'person',
    description: 'Somebody, or their profile.',
    on: { types: ['Person', 'ProfilePage'] },
    fields: [
      field('name', 'What they are called.', at('name'), at('mainEntity.name')),
      field('jobTitle', 'What they do.', at('jobTitle')),
      field('organization', 'Whom they work for.', at('worksFor.name'), at('affiliation.name')),
      list('links', 'Where else they are.', at('sameAs')),
      description,
      image,
    ],
  },
  {
    name: 'book',
    description: 'A book.',
    on: { types: ['Book'] },
    fields: [
      field('title', 'What it is called.', at('name')),
      list('authors', 'Who wrote it.', at('author.name'), at('author')),
      field('isbn', 'Its number.', at('isbn'), at('workExample.isbn')),
      field('publisher', 'Who brought it out.', at('publisher.name'), at('publisher')),
      field('published', 'When it appeared.', at('datePublished')),
      field('pages', 'How many it has.', at('numberOfPages')),
      field('language', 'In which it is written.', at('inLanguage')),
      ...rating,
    ],
  },
  {
    name: 'movie',
    description: 'A film or series.',
    on: { types: ['Movie', 'TVSeries', 'TVEpisode'] },
    fields: [
      field('title', 'What it is called.', at('name')),
      list('directors', 'Who directed it.', at('director.name'), at('director')),
      list('actors', 'Who plays in it.', at('actor.name'), at('actor')),
      list('genres', 'What kind it is of.', at('genre')),
      field('published', 'When it appeared.', at('datePublished')),
      field('duration', 'How long it is (ISO 8601).', at('duration')),
      field('contentRating', 'For whom it is.', at('contentRating')),
      ...rating,
    ],
  },
  {
    name: 'video',
    description: 'A film that can be seen on its page.',
    on: { types: ['VideoObject', 'Clip'] },
    fields: [
      field('title', 'What it is called.', at('name'), meta('og:title')),
      field('duration', 'How long it is (ISO 8601).', at('duration')),
      field('uploaded', 'When it was put there.', at('uploadDate')),
      field('author', 'Who put it there.', at('author.name'), at('author')),
      field('views', 'How often it was seen.', at('interactionStatistic.userInteractionCount')),
      field('thumbnail', 'The address of its picture.', at('thumbnailUrl'), meta('og:image')),
      description,
    ],
  },
  {
    name: 'software',
    description: 'An app or a programme.',
    on: { types: ['SoftwareApplication', 'MobileApplication', 'WebApplication', 'VideoGame'] },
    fields: [
      field('name', 'What it is called.', at('name')),
      field('category', 'What it is for.', at('applicationCategory')),
      field('platform', 'Where it runs.', at('operatingSystem')),
      field('version', 'Its latest version.', at('softwareVersion')),
      field('price', 'What it costs.', at('offers.price')),
      field('currency', 'ISO 4217.', at('offers.priceCurrency')),
      field('author', 'Who makes it.', at('author.name'), at('publisher.name')),
      ...rating,
    ],
  },
  {
    name: 'faq',
    description: 'Questions and their answers.',
    on: { types: ['FAQPage', 'QAPage'] },
    fields: [
      list('questions', 'What is asked.', at('mainEntity.name')),
      list('answers', 'What is answered, in the same order.', at('mainEntity.acceptedAnswer.text'), at('mainEntity.suggestedAnswer.text')),
    ],
  },
  {
    name: 'dataset',
    description: 'Data to be had.',
    on: { types: ['Dataset'] },
    fields: [
      field('name', 'What it is called.', at('name')),
      field('license', 'What may be done with it.', at('license')),
      list('downloads', 'Where it is.', at('distribution.contentUrl')),
      list('keywords', 'What it is about.', at('keywords')),
      field('creator', 'Who made it.', at('creator.name'), at('creator')),
      field('modified', 'When it was changed last.', at('dateModified')),
      description,
    ],
  },
];

/** Few, and of pages that have looked alike for years. */
const byPage: readonly ExtractionTemplate[] = [
  {
    name: 'wikipedia-article',
    description: 'An article of Wikipedia, in any language.',
    on: { pages: ['*.wikipedia.org/wiki/*'] },
    fields: [
      field('title', 'Its title.', css('#firstHeading')),
      field('summary', 'Its first paragraph.', css('.mw-parser-output > p:not(.mw-empty-elt)')),
      list('sections', 'Its headings.', css('.mw-parser-output .mw-heading2 h2')),
      list('categories', 'What it is filed under.', css('#mw-normal-catlinks li a')),
      field('modified', 'When it was changed last.', css('#footer-info-lastmod')),
    ],
  },
  {
    name: 'arxiv-paper',
    description: 'A paper on arXiv.',
    on: { pages: ['arxiv.org/abs/*'] },
    fields: [
      field('title', 'Its title.', meta('citation_title')),
      list('authors', 'Who wrote it.', meta('citation_author')),
      field('abstract', 'What it says in short.', meta('citation_abstract'), css('blockquote.abstract')),
      field('id', 'Its number.', meta('citation_arxiv_id')),
      field('submitted', 'When it was handed in.', meta('citation_date')),
      field('pdf', 'The address of its text.', meta('citation_pdf_url')),
      field('subject', 'What it is filed under.', css('.primary-subject')),
    ],
  },
  {
    name: 'hacker-news-list',
    description: 'The stories of a page of Hacker News.',
    on: { pages: ['news.ycombinator.com', 'news.ycombinator.com/news', 'news.ycombinator.com/newest', 'news.ycombinator.com/front'] },
    fields: [
      list('titles', 'What they are called.', css('.titleline > a')),
      list('links', 'Where they lead.', css('.titleline > a', 'href')),
      list('points', 'What they got.', css('.subtext .score')),
      list('authors', 'Who posted them.', css('.subtext .hnuser')),
    ],
  },
  {
    name: 'pypi-package',
    description: 'A package of the Python Package Index.',
    on: { pages: ['pypi.org/project/*'] },
    fields: [
      field('name', 'Its name and latest version.', css('h1.package-header__name')),
      field('summary', 'What it is.', css('p.package-description__summary')),
      field('released', 'When that version appeared.', css('.package-header__date time', 'datetime')),
      field('install', 'How it is installed.', css('#pip-command')),
    ],
  },
];

const anyPage: ExtractionTemplate = {
  name: 'page',
  description: 'What any page says of itself.',
  on: 'any',
  fields: [
    field('title', 'Its title.', meta('og:title'), css('title')),
    field('heading', 'Its first heading.', css('h1')),
    description,
    field('site', 'The site that it is of.', meta('og:site_name')),
    field('type', 'What it says that it is.', meta('og:type')),
    field('language', 'In which it is written.', css('html', 'lang')),
    field('canonical', 'The address that it prefers.', css('link[rel=canonical]', 'href'), meta('og:url')),
    image,
  ],
};

/** From the most to the least particular: the first that is on a page is its template. */
export const templates: readonly ExtractionTemplate[] = [...byPage, ...byType, anyPage];
