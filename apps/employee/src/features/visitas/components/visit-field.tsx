import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

type Name = 'nombre' | 'empresa' | 'contacto' | 'matricula' | 'documento';
const LONGEST: Readonly<Record<Name, number>> = { nombre: 100, empresa: 100, contacto: 100, matricula: 20, documento: 30 };
const OPTIONAL: ReadonlySet<Name> = new Set(['empresa', 'contacto']);

/** One line of what a visitor says about themselves. The browser suggests nothing: it would be of somebody else. */
export function VisitField({ name, isMissing, note }: { name: Name; isMissing: boolean; note?: string }) {
  const { t } = useTranslation();
  const { draft, put } = useVisit();
  return (
    <TextInput
      classNames={{ input: classes.input, label: classes.label }}
      label={
        <>
          {t(`visitas.tableta.${name}`)} {OPTIONAL.has(name) && <small>{t('visitas.tableta.opcional')}</small>}
        </>
      }
      description={note}
      value={draft[name]}
      maxLength={LONGEST[name]}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      name={`visita-${name}`}
      aria-required={!OPTIONAL.has(name)}
      error={isMissing && t('visitas.tableta.falta')}
      onChange={({ currentTarget: { value } }) => put({ [name]: value })}
    />
  );
}
