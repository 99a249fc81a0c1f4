import { useState } from 'react';
import { Input, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';
import { useCategories } from '../api.ts';
import type { ReadDay } from '../use-day.ts';
import type { EntryOfForm } from '../use-entry-form.ts';
import type { TaskWords } from '../use-task-words.ts';
import { TaskSearch } from './task-search.tsx';
import classes from '../tareas.module.css';

const WORDS = 500;
type Props = { form: EntryOfForm; day: ReadDay; words: TaskWords };

/** The fields of an entry: task, length or hours, category, remark, billable. */
export function EntryForm({ form, day, words }: Props) {
  const { t, monthOf, nameOf, pathOf, hours } = words;
  const { values, plan, why, set } = form;
  // Until somebody says so, as long as no task is known: the one that the address names is known once it was read.
  const [asked, setAsked] = useState<boolean>();
  const isSearching = asked ?? values.tarea === null;
  const categories = useCategories().data?.items ?? [];
  const isLocked = why !== null;
  const isUnreadable = values.duracion !== '' && readDuracion(values.duracion) === null;
  const task = values.tarea;
  if (isSearching && !isLocked)
    return (
      <TaskSearch
        words={words}
        isFocused
        onChoose={(tarea) => {
          set({ tarea });
          setAsked(false);
        }}
      />
    );
  const reason = why !== null && (
    <Note icon={IconLock}>
      {why === 'facturada' || why === 'proyecto-bloqueado' || why === 'semana-enviada'
        ? t(`tareas.dia.estado.${why}`)
        : t(`tareas.dia.cierre.${why}`, { mes: monthOf(day.dia.fecha) })}
    </Note>
  );
  // A new entry that cannot be written has nothing to show but the reason.
  if (isLocked && !form.was) return reason;
  return (
    <Stack gap="md">
      {reason}
      <Input.Wrapper label={t('tareas.formulario.tarea')} labelElement="div">
        <Input
          component="button"
          type="button"
          pointer
          disabled={isLocked}
          className={classes.chooser}
          aria-label={`${t('tareas.formulario.tarea')}: ${task ? nameOf(task) : t('tareas.formulario.elige')}`}
          rightSection={<Glyph of={IconChevronDown} size="sm" />}
          rightSectionPointerEvents="none"
          onClick={() => setAsked(true)}
        >
          {task ? nameOf(task) : t('tareas.formulario.elige')}
        </Input>
        {task && pathOf(task) !== '' && (
          <Text size="sm" c="dimmed" mt="xxs">
            {pathOf(task)}
          </Text>
        )}
      </Input.Wrapper>
      <SegmentChoice
        aria-label={t('tareas.formulario.modo')}
        disabled={isLocked}
        value={values.modo}
        options={(['duracion', 'horas'] as const).map((value) => ({ value, label: t(`tareas.formulario.modos.${value}`) }))}
        onChoose={(modo) => set({ modo })}
      />
      {values.modo === 'duracion' ? (
        <TextInput
          label={t('tareas.formulario.duracion')}
          description={t('tareas.formulario.duracion-forma')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={values.duracion}
          maxLength={16}
          disabled={isLocked}
          autoComplete="off"
          error={isUnreadable ? t('tareas.formulario.duracion-no') : undefined}
          onChange={({ currentTarget: { value } }) => set({ duracion: value })}
        />
      ) : (
        <Pair>
          <HourInput label={t('tareas.formulario.desde')} value={values.desde} disabled={isLocked} onChange={(desde) => set({ desde })} />
          <HourInput label={t('tareas.formulario.hasta')} value={values.hasta} disabled={isLocked} onChange={(hasta) => set({ hasta })} />
        </Pair>
      )}
      {plan && plan.trechos.length > (values.modo === 'horas' ? 1 : 0) && !isLocked && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {hours(plan.trechos)}
        </Text>
      )}
      {categories.length > 0 && (
        <NativeSelect
          label={t('tareas.formulario.categoria')}
          value={String((values.categoriaId === undefined ? task?.categoriaId : values.categoriaId) ?? '')}
          disabled={isLocked}
          data={[
            { value: '', label: t('tareas.formulario.sin-categoria') },
            ...categories.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={({ currentTarget: { value } }) => set({ categoriaId: value === '' ? null : Number(value) })}
        />
      )}
      <CountedTextarea
        label={t('tareas.formulario.observacion')}
        value={values.observacion}
        max={WORDS}
        rows={2}
        count={t('tareas.formulario.cuenta', { escritas: values.observacion.length, maximo: WORDS })}
        onChange={(observacion) => !isLocked && set({ observacion })}
      />
      <SwitchRow
        label={t('tareas.formulario.facturable')}
        checked={values.facturable ?? task?.facturable ?? false}
        disabled={isLocked}
        onChange={(facturable) => set({ facturable })}
      />
    </Stack>
  );
}
