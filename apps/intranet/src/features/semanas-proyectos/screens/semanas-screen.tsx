import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { WeekRow } from '../components/week-row.tsx';
import { byMonday, keyOfWeek, sundayOf } from '../model/waiting-weeks.ts';
import { useDecide } from '../use-decide.ts';
import classes from '../semanas.module.css';

const SIZE = 50;

/** The weeks of projects that wait for the person who is signed in: approved one by one or several at once, or given back. */
export function SemanasScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useList(tareas.porAprobar, {}, { size: SIZE, refetchOnWindowFocus: true });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { approve, isBusy, error, reload } = useDecide();
  // What somebody else has decided meanwhile is chosen no more.
  const chosen = list.items.filter((week) => ticked.has(keyOfWeek(week)));
  const toggle = (key: string): void => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  const minutes = chosen.reduce((sum, { minutos }) => sum + minutos, 0);
  return (
    <Page title={t('tareas.aprobar.titulo')}>
      <Hint>{t('tareas.aprobar.nota')}</Hint>
      <Problem error={error} onReload={reload} />
      <ReadList list={list} empty={{ title: t('tareas.aprobar.vacio'), text: t('tareas.aprobar.vacio-texto') }}>
        {(weeks) => (
          <>
            {weeks.length > 1 && chosen.length < weeks.length && (
              <Button variant="transparent" px={0} onClick={() => setTicked(new Set(weeks.map(keyOfWeek)))}>
                {t('tareas.aprobar.todas')}
              </Button>
            )}
            {byMonday(weeks).map(({ lunes, semanas }) => {
              const title = t('tareas.aprobar.semana', { dias: format.dayRange(lunes, sundayOf(lunes)) });
              return (
                <section key={lunes} className={classes.group} aria-label={title}>
                  <h2>{title}</h2>
                  <Rows framed="inset">
                    {semanas.map((week) => (
                      <WeekRow
                        key={keyOfWeek(week)}
                        week={week}
                        isChosen={ticked.has(keyOfWeek(week))}
                        isBusy={isBusy}
                        onChoose={() => toggle(keyOfWeek(week))}
                        onApprove={() => void approve([week])}
                      />
                    ))}
                  </Rows>
                </section>
              );
            })}
            {list.isInParts && <More list={list} />}
          </>
        )}
      </ReadList>
      {chosen.length > 0 && (
        <ChoiceBar
          label={t('tareas.aprobar.barra')}
          text={
            <>
              <b>{t('tareas.aprobar.elegidas', { count: chosen.length })}</b>
              <small>{format.durationWithUnit(minutes)}</small>
            </>
          }
          buttons={
            <>
              <ChoiceButton onClick={() => setTicked(new Set())}>{t('tareas.aprobar.ninguna')}</ChoiceButton>
              <ChoiceButton isMain disabled={isBusy} onClick={() => void approve(chosen)}>
                <Glyph of={IconCheck} /> {t('tareas.aprobar.aprobar')}
              </ChoiceButton>
            </>
          }
        />
      )}
    </Page>
  );
}
