/** Names of files, as pages and goals write them: "report-2024.pdf". */

const fileName = /^[\w ()+,-]+(?:\.[\w-]+)*\.(?:pdf|txt|csv|json|xlsx?|docx?|pptx?|png|jpe?g|gif|svg|webp|zip|mp[34]|md|xml|html?)$/i;

export const isFile = (text: string): boolean => fileName.test(text);
