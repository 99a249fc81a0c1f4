import { expect, test } from 'vitest';
import { graphOf, reach } from './module-graph.ts';

const page = '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/start-1.css">';
const assets = new Map([
  [
    'index-1.js',
    'import{t}from"./base-1.js";const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/home-1.js","assets/home-1.css"])))=>i.map(i=>d[i]);x(()=>import("./home-1.js"),__vite__mapDeps([0,1]));y(()=>import("./other-1.js"),[])',
  ],
  ['base-1.js', 'export const t=1'],
  ['home-1.js', 'import"./base-1.js";import{a as b}from"./icons-1.js";'],
  ['icons-1.js', 'export{}'],
  ['other-1.js', ''],
  ['start-1.css', ''],
  ['home-1.css', ''],
]);
const graph = graphOf(page, assets);

test('a page needs what it names and what that imports, but not what is loaded later', () => {
  expect(reach(graph, graph.entry)).toEqual(new Set(['index-1.js', 'base-1.js', 'start-1.css']));
});

test('a screen brings its imports and its styles', () => {
  expect(reach(graph, ['home-1.js'])).toEqual(new Set(['home-1.js', 'base-1.js', 'icons-1.js', 'home-1.css']));
});
