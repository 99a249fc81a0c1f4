import type { Call } from '@jornada/contract/call.ts';
import type { Subscription } from './platform/bus.ts';
import type { Handler, Router } from './platform/http/router.ts';
import type { AnyModule, Context, Part, StreamHandler } from './shared/module.ts';
import type { Sesion } from './shared/sesion.ts';

type Built = ReturnType<AnyModule['build']>;
type Modules = {
  use: Context['use'];
  /** What is to be done after events. */
  subscriptions: readonly Subscription[];
  /** Registers every call with its handler. */
  install(route: Router<Sesion>): void;
};

/**
 * Builds each module once, when another module first uses it or when its turn comes. @throws Error if modules use each other in a
 * circle.
 */
export function buildModules(list: readonly AnyModule[], given: Omit<Context, 'use' | 'modules'>): Modules {
  const built = new Map<AnyModule, Built>();
  const underWay = new Set<AnyModule>();
  const context: Context = { ...given, modules: list, use: <S>(part: Part<S>): S => get(part).service as S };

  function get(module: AnyModule): Built {
    const known = built.get(module);
    if (known) return known;
    if (underWay.has(module)) throw new Error(`modules use each other in a circle: ${[...underWay].map(({ name }) => name).join(', ')}`);
    underWay.add(module);
    const made = module.build(context);
    underWay.delete(module);
    built.set(module, made);
    return made;
  }

  return {
    use: context.use,
    subscriptions: list.flatMap((module) => get(module).on ?? []),
    install(route) {
      for (const module of list)
        for (const [name, handler] of Object.entries(get(module).handlers ?? {})) {
          const call = (module.feature as Record<string, Call> | undefined)?.[name];
          if (!call) throw new Error(`${module.name} has no call ${name}`);
          if (call.flujo) route.stream(call, handler as StreamHandler<Call>);
          else route(call, handler as Handler<Call, Sesion>);
        }
    },
  };
}
