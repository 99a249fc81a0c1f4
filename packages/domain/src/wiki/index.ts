export * from './audiencia.ts';
export * from './documento.ts';
export * from './plazo.ts';
