import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { AnfitrionVista } from '@jornada/contract/visitas/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useVisit } from '../model/use-visit.ts';
import { Chosen } from './chosen.tsx';
import classes from '../visitas.module.css';

const SHORTEST = 4;
/** Asked for when somebody has stopped typing: a tablet asks so often only. */
const TYPING_MS = 300;

/** Whom somebody visits: found by four letters, few at once, with the department and nothing else. */
export function HostField({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  const { draft, put, tipo } = useVisit();
  const [typed, setTyped] = useState(draft.anfitrion?.nombre ?? '');
  const texto = typed.trim();
  const messageOf = useMessageOf();
  const [late] = useDebouncedValue(texto, TYPING_MS);
  const asks = draft.anfitrion === null && texto.length >= SHORTEST && late === texto;
  const { data, error } = useRead(visitas.anfitriones, { texto: late.slice(0, 60) }, { enabled: asks, gcTime: 0, retry: false });
  const found = asks ? data : undefined;
  const choose = (one: AnfitrionVista): void => {
    put({ anfitrion: one });
    setTyped(one.nombre);
  };
  return (
    <div>
      <TextInput
        classNames={{ input: classes.input, label: classes.label }}
        label={
          <>
            {t('visitas.tableta.quien')} {tipo?.anfitrion === 'opcional' && <small>{t('visitas.tableta.opcional')}</small>}
          </>
        }
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        name="visita-anfitrion"
        rightSection={<Glyph of={IconSearch} />}
        rightSectionPointerEvents="none"
        error={isMissing && t('visitas.tableta.falta')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          put({ anfitrion: null });
        }}
      />
      {draft.anfitrion && (
        <UnstyledButton
          className={classes.person}
          aria-pressed="true"
          aria-describedby="otra-persona"
          onClick={() => {
            put({ anfitrion: null });
            setTyped('');
          }}
        >
          <Host of={draft.anfitrion} />
          <span id="otra-persona" hidden>
            {t('visitas.tableta.quitar')}
          </span>
          <Chosen />
        </UnstyledButton>
      )}
      <div role="group" aria-label={t('visitas.tableta.quien')}>
        {found?.items.map((one) => (
          <UnstyledButton key={one.clave} className={classes.person} onClick={() => choose(one)}>
            <Host of={one} />
          </UnstyledButton>
        ))}
      </div>
      <p role="status" className={classes.remark}>
        {draft.anfitrion === null && texto.length < SHORTEST && t('visitas.tableta.quien-nota')}
        {asks && error && messageOf(error)}
        {found?.items.length === 0 && t('visitas.tableta.nadie')}
        {found?.hayMas && t('visitas.tableta.hay-mas')}
      </p>
    </div>
  );
}

function Host({ of: { nombre, departamento } }: { of: AnfitrionVista }) {
  return (
    <>
      <Initials size="lg">{iniciales(nombre)}</Initials>
      <span className={classes.words}>
        <b>{nombre}</b>
        {departamento && <small>{departamento}</small>}
      </span>
    </>
  );
}
