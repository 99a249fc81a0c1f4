declare module 'postcss-preset-mantine' {
  import type { AcceptedPlugin } from 'postcss';
  export default function presetMantine(): AcceptedPlugin;
}
