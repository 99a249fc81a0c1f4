import { useTranslation } from 'react-i18next';
import { Stack, Text, Textarea } from '@mantine/core';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { firstNameOf } from '../model/people.ts';
import { ANYBODY, type ChangeForm } from '../use-change-form.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import { ChangeEffects } from './change-effects.tsx';
import { Consequences } from './consequences.tsx';
import { Rings } from './rings.tsx';
import { WhoDoesNot } from './who-does-not.tsx';
import { WhoFits } from './who-fits.tsx';
import classes from '../turnos.module.css';

type Props = { form: ChangeForm; words: ShiftWords };

/** With whom the chosen days can be changed, and with whom not; anybody who wants them; and rings where nobody can alone. On a desktop, what it would mean stands beside them. */
export function ChangePeople({ form, words }: Props) {
  const { t } = words;
  const { choice, who, rings, nobody, config, cesiones } = form;
  const { con, devuelve, rueda } = choice;
  const isChosen = con !== undefined || rueda !== undefined;
  const isDesktop = useIsDesktop();
  return (
    <Loaded query={who} problem={t('mis-turnos.formulario.error')} waiting={<Block height="8rem" />}>
      {({ encajan, noEncajan }) => {
        const all = encajan.length + noEncajan.reduce((sum, { personas }) => sum + personas.length, 0);
        const comment = isChosen && (
          <Textarea
            label={t('mis-turnos.formulario.comentario')}
            value={form.comment}
            maxLength={500}
            rows={2}
            onChange={({ currentTarget: { value } }) => form.setComment(value)}
          />
        );
        const people = (
          <Stack gap="sm">
            {!nobody && <h3 aria-live="polite">{t('mis-turnos.formulario.encaja', { count: encajan.length, de: all })}</h3>}
            <WhoFits
              fits={encajan}
              con={con}
              devuelve={devuelve}
              words={words}
              onChoose={(fit, option) => choice.choose({ con: fit.persona.id, devuelve: option?.devuelve.join() || undefined }, isChosen)}
            >
              {!isDesktop && <Meaning form={form} words={words} />}
            </WhoFits>
            {nobody && (
              <Rings
                query={rings}
                rueda={rueda}
                mayOffer={config?.ofertas === true && form.helper === undefined}
                words={words}
                onChoose={(index) => choice.choose({ rueda: index }, isChosen)}
              />
            )}
            {nobody && cesiones && !isDesktop && <Meaning form={form} words={words} />}
            {config?.ofertas && (
              <Anybody helper={form.helper} isChosen={con === ANYBODY} onChoose={() => choice.choose({ con: ANYBODY }, isChosen)} />
            )}
            <WhoDoesNot of={noEncajan} />
            {!isDesktop && comment}
          </Stack>
        );
        if (!isDesktop) return people;
        return (
          <div className={classes.formSplit}>
            {people}
            <Stack gap="sm">
              {cesiones ? (
                <section className={classes.means} aria-label={t('mis-turnos.formulario.que-cambia')}>
                  <Meaning form={form} words={words} />
                </section>
              ) : (
                con === undefined && <Text c="dimmed">{t('mis-turnos.formulario.elige-y-mira')}</Text>
              )}
              {comment}
            </Stack>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Instead of somebody: it is offered. Where nobody fits, `helper` is asked to find somebody. */
function Anybody({ helper, isChosen, onChoose }: { helper: string | undefined; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <ul>
      <li className={classes.fit} data-chosen={isChosen}>
        <label className={classes.fitHead}>
          <input type="radio" name="con" checked={isChosen} onChange={onChoose} />
          {helper === undefined ? (
            <RowText name={t('mis-turnos.formulario.para-quien-quiera')} detail={t('mis-turnos.formulario.para-quien-quiera-texto')} />
          ) : (
            <RowText
              name={t('mis-turnos.formulario.pedirselo', { nombre: firstNameOf(helper) })}
              detail={t('mis-turnos.formulario.pedirselo-texto')}
            />
          )}
        </label>
      </li>
    </ul>
  );
}

/** What the chosen way would mean, once it is known. */
function Meaning({ form: { meaning, fit, cesiones }, words }: Props) {
  const { t } = words;
  if (meaning.error)
    return <SmallReadProblem que={t('mis-turnos.formulario.que-cambia')} error={meaning.error} onRetry={() => void meaning.refetch()} />;
  const found = meaning.data?.resumen;
  if (!found || !cesiones) return <Block height="8rem" />;
  const other = fit?.persona.id;
  const yo =
    found.consecuencias.find(({ personaId, nochesSeguidas, dias }) => personaId !== other && (nochesSeguidas !== null || dias.length > 0))
      ?.personaId ?? 0;
  const named = (id: number): string => (id === other && fit ? firstNameOf(fit.persona.nombre) : t('mis-turnos.tu'));
  // Of a ring only the own side has room.
  const sides = found.consecuencias
    .filter(({ personaId }) => personaId === other || personaId === yo)
    .toSorted((a, b) => Number(a.personaId === other) - Number(b.personaId === other))
    .map((one) => ({ ...one, nombre: named(one.personaId) }));
  return (
    <>
      <Consequences sides={sides} words={words} />
      <ChangeEffects of={found} yo={yo} people={sides.map(({ personaId, nombre }) => ({ id: personaId, nombre }))} words={words} />
    </>
  );
}
