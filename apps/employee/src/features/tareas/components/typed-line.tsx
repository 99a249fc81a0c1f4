import { useId, type KeyboardEvent, type Ref } from 'react';
import { Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch, IconX } from '@jornada/ui/icons.ts';
import type { ReadDay } from '../use-day.ts';
import type { LineOfDay as Line } from '../use-line.ts';
import type { TaskWords } from '../use-task-words.ts';
import { Alike } from './alike.tsx';
import { AskForTask } from './ask-for-task.tsx';
import classes from '../tareas.module.css';

const route = getRouteApi('/shell/session/tareas');
type Props = { day: ReadDay; line: Line; words: TaskWords; inputRef: Ref<HTMLInputElement> };

/** Where somebody types what they did: "2h informe acme". Below, what it would write, before anything is written. */
export function TypedLine({ day, line, words, inputRef }: Props) {
  const { t, format, hours, nameOf, pathOf } = words;
  const navigate = route.useNavigate();
  const { vista } = route.useSearch();
  const { typed, plan, candidates, index, linea } = line;
  const name = useId();
  const isOpen = typed.trim() !== '';
  const isNothing = isOpen && linea.texto !== '' && candidates.length === 0 && !line.isSearching;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') void line.submit();
    else if (event.key === 'Escape' && isOpen) line.type('');
    else if (step !== 0) line.choose(Math.max(0, Math.min(candidates.length - 1, index + step)));
    else return;
    event.preventDefault();
  };
  return (
    <section className={classes.typed} aria-label={t('tareas.dia.escribir.nombre')}>
      <div className={classes.typedHead}>
        <Glyph of={IconSearch} />
        <input
          ref={inputRef}
          className={classes.input}
          value={typed}
          maxLength={100}
          placeholder={t('tareas.dia.escribir.forma')}
          aria-label={t('tareas.dia.escribir.nombre')}
          aria-describedby={isOpen ? `${name}-found` : undefined}
          autoComplete="off"
          enterKeyHint="done"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => line.type(value)}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <button type="button" className={classes.clear} aria-label={t('tareas.dia.escribir.borrar')} onClick={() => line.type('')}>
            <Glyph of={IconX} />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={`${name}-found`}>
          {candidates.length > 0 && (
            <fieldset aria-label={t('tareas.dia.escribir.cual')}>
              {candidates.map((tarea, i) => (
                <label
                  key={`${tarea.tareaId ?? 'p'} ${tarea.proyecto.id}`}
                  className={classes.candidate}
                  data-chosen={i === index || undefined}
                >
                  <input type="radio" name={name} checked={i === index} onChange={() => line.choose(i)} />
                  <span className={classes.what}>
                    <span>
                      <b>{nameOf(tarea)}</b> <small>{pathOf(tarea)}</small>
                    </span>
                    {i === index && plan.minutos > 0 && (
                      <small>
                        {[hours(plan.trechos), t(tarea.facturable ? 'tareas.dia.facturable' : 'tareas.dia.no-facturable')]
                          .filter(Boolean)
                          .join(', ')}
                      </small>
                    )}
                  </span>
                  <b className={classes.length}>{plan.minutos > 0 ? format.duration(plan.minutos) : '·'}</b>
                </label>
              ))}
            </fieldset>
          )}
          <Text component="div" size="sm" c="dimmed" className={classes.says} aria-live="polite">
            {line.isWithoutAnswer && <p>{t('tareas.dia.escribir.a-mano')}</p>}
            {line.found && <Alike found={line.found} words={words} />}
            {line.isTooLong && <p data-tone="warn">{t('tareas.dia.demasiado', { duracion: format.duration(plan.minutos) })}</p>}
            {plan.demas > 0 && plan.minutos > 0 && !line.isTooLong && (
              <p data-tone="warn">{t(`tareas.dia.exceso.${day.dia.exceso}`, { duracion: format.duration(plan.demas) })}</p>
            )}
            {plan.solapa && <p data-tone="warn">{t('tareas.dia.se-solapa')}</p>}
            {plan.minutos === 0 && <p>{t('tareas.dia.di-cuanto')}</p>}
          </Text>
          {isNothing && (
            <AskForTask
              texto={linea.texto}
              words={words}
              onSearch={() =>
                void navigate({ to: '/tareas-buscador', search: { fecha: day.dia.fecha, vista, texto: linea.texto }, resetScroll: false })
              }
            />
          )}
        </div>
      )}
    </section>
  );
}
