import { useState } from 'react';
import { Button } from '@mantine/core';
import { reparto, type PaginaRepartida } from '@jornada/contract/reparto.ts';
import type { MotivoPagina } from '@jornada/domain/reparto/modelo.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconEye } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { goesOnFrom } from '../model/split-view.ts';
import { usePageWords } from '../model/use-page-words.ts';
import classes from '../split.module.css';

/** Doubts whose title, or the name that was read, says all. */
const SAID: ReadonlySet<MotivoPagina> = new Set(['nombre-distinto', 'dos-personas']);

type Props = {
  id: number;
  page: PaginaRepartida;
  /** The page before it in the file, where it is at hand. */
  before: PaginaRepartida | undefined;
  isSeen: boolean;
  /** Marks it as seen and goes on. */
  onSeen: () => void;
  /** It was decided: the next one, please. */
  onDecided: () => void;
};

/** What was read on a page, and whose it is said to be: a person decides, the product never does. */
export function PageDecision({ id, page, before, isSeen, onSeen, onDecided }: Props) {
  const { t, who } = usePageWords();
  const [searches, setSearches] = useState(false);
  const decide = useSend(reparto.decidir, { waits: false, onSuccess: onDecided });
  const { pagina, estado, motivo, persona, candidatos, nombreLeido } = page;
  const give = (to: number | null, sigueA?: number): void =>
    decide.mutate({ id, pagina, persona: to, ...(sigueA !== undefined && { sigueA }) });
  if (estado === 'publicada')
    return (
      <div className={classes.decision}>
        <h3>{t('documentos.reparto.ya-la-tiene', { nombre: who(page) })}</h3>
      </div>
    );
  const from = goesOnFrom(page, before);
  const offered = persona ? [] : candidatos;
  return (
    <div className={classes.decision}>
      <h3>
        {persona
          ? t('documentos.reparto.es-de', { nombre: persona.nombre })
          : t(motivo ? `documentos.reparto.motivos.${motivo}` : 'documentos.reparto.de-quien-no-se-sabe')}
      </h3>
      {!persona && (
        <p>
          {nombreLeido !== null && t('documentos.reparto.pone', { nombre: nombreLeido })}{' '}
          {motivo === 'nombre-distinto' && t('documentos.reparto.errata')}
          {motivo !== null && !SAID.has(motivo) && nombreLeido === null && t(`documentos.reparto.porque.${motivo}`)}
        </p>
      )}
      <Problem error={decide.error} />
      <Buttons>
        {estado === 'encontrada' && !isSeen && (
          <Button variant="default" leftSection={<Glyph of={IconEye} size="sm" />} onClick={onSeen}>
            {t('documentos.reparto.acciones.vista-y-seguir')}
          </Button>
        )}
        {motivo !== 'continua' &&
          offered.map((one) => (
            <Button
              key={one.id}
              variant="default"
              leftSection={<Glyph of={IconCheck} size="sm" />}
              loading={decide.isPending && decide.variables?.persona === one.id}
              onClick={() => give(one.id)}
            >
              {offered.length === 1 ? t('documentos.reparto.acciones.es-suya') : t('documentos.reparto.es-de', { nombre: one.nombre })}
            </Button>
          ))}
        {from && !persona && (
          <Button variant="default" onClick={() => give(from.persona, from.pagina)}>
            {t('documentos.reparto.acciones.sigue-a-la-anterior')}
          </Button>
        )}
        <Button variant="default" aria-expanded={searches} onClick={() => setSearches(!searches)}>
          {t('documentos.reparto.acciones.otra-persona')}
        </Button>
        {estado !== 'apartada' && (
          <Button variant="default" onClick={() => give(null)}>
            {t('documentos.reparto.acciones.apartarla')}
          </Button>
        )}
      </Buttons>
      {searches && <PersonSearch label={t('documentos.reparto.acciones.buscar-persona')} onChoose={(chosen) => give(chosen)} />}
    </div>
  );
}
