import { useState } from 'react';
import {
  examineFormulario,
  type Ascendiente145,
  type Descendiente145,
  type Formulario145,
} from '@jornada/domain/perfil/modelo145/index.ts';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useForm145 } from '../components/form-context.ts';
import { putInto } from './relatives.ts';

type Options<T> = {
  /** Of the relative that is changed; undefined: a new one is added. */
  clave: string | undefined;
  /** Those of the same kind that are in the form. */
  list: readonly T[];
  fresh: () => T;
  /** What the form says with other relatives of this kind. */
  put: (list: T[]) => Partial<Formulario145>;
};

/** A relative while they are written: they come into the form when nothing is wrong with them. */
export function useRelative<T extends Ascendiente145 | Descendiente145>({ clave, list, fresh, put }: Options<T>) {
  const { vista, draft } = useForm145();
  const close = useWayBack('/modelo145');
  const old = list.find((one) => one.clave === clave);
  const [value, setValue] = useState(() => old ?? fresh());
  const [isTried, setTried] = useState(false);
  const problems = examineFormulario(
    { ...draft.formulario, ...put([value]) },
    { declarante: vista.declarante, ano: vista.ano, retribucion: null },
  ).filter(({ familiar }) => familiar === value.clave);
  const leave = (next: T[]): void => {
    draft.change(put(next));
    close();
  };
  return {
    value,
    isOld: old !== undefined,
    /** What is wrong, once somebody has tried to save it. */
    problems: isTried || old ? problems : [],
    close,
    change: (some: Partial<Ascendiente145 & Descendiente145>): void => setValue({ ...value, ...some }),
    finish: (): void => {
      setTried(true);
      if (problems.length === 0) leave(putInto(list, { ...value, nombre: value.nombre.trim() }));
    },
    remove: (): void => leave(list.filter((one) => one.clave !== value.clave)),
  };
}

export type Relative = ReturnType<typeof useRelative>;
