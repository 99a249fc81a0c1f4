import { useTranslation } from 'react-i18next';
import { ActionIcon, NativeSelect, Stack } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Settings = SalidaDe<typeof chat.ajustes>;
const MONTHS = [3, 6, 12, 24, 36, 60, 120] as const;

/** What the company has decided about conversations. Each change is saved at once. */
export function ChatSettings() {
  const query = useRead(chat.ajustes, {});
  return <Loaded query={query}>{(settings) => <Choices settings={settings} />}</Loaded>;
}

function Choices({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const saving = useSend(chat.ajustar, { refreshOnError: true });
  const { rrhh, conservaMeses } = settings;
  const ids = rrhh.map(({ id }) => id);
  const save = (change: Partial<Omit<Settings, 'rrhh'>> & { rrhh?: number[] }): void =>
    saving.mutate({ ...settings, rrhh: ids, ...change });
  const months = conservaMeses === null || MONTHS.some((one) => one === conservaMeses) ? MONTHS : [conservaMeses, ...MONTHS];
  return (
    <Stack gap="md" maw="40rem">
      <Problem error={saving.error} />
      <SwitchRow
        label={t('chat.ajustes.departamento')}
        note={t('chat.ajustes.departamento-nota')}
        checked={settings.salasDepartamento}
        disabled={saving.isPending}
        onChange={(salasDepartamento) => save({ salasDepartamento })}
      />
      <SwitchRow
        label={t('chat.ajustes.centro')}
        checked={settings.salasCentro}
        disabled={saving.isPending}
        onChange={(salasCentro) => save({ salasCentro })}
      />
      <SwitchRow
        label={t('chat.ajustes.historial')}
        note={t('chat.ajustes.historial-nota')}
        checked={settings.historialCompleto}
        disabled={saving.isPending}
        onChange={(historialCompleto) => save({ historialCompleto })}
      />
      <SwitchRow
        label={t('chat.ajustes.urgentes')}
        note={t('chat.ajustes.urgentes-nota')}
        checked={settings.urgentes}
        disabled={saving.isPending}
        onChange={(urgentes) => save({ urgentes })}
      />
      <NativeSelect
        label={t('chat.ajustes.conserva')}
        value={conservaMeses === null ? '' : String(conservaMeses)}
        data={[
          ...months.map((count) => ({ value: String(count), label: t('chat.ajustes.conserva-meses', { count }) })),
          { value: '', label: t('chat.ajustes.siempre') },
        ]}
        onChange={({ currentTarget }) => save({ conservaMeses: currentTarget.value === '' ? null : Number(currentTarget.value) })}
      />
      <Section title={t('chat.ajustes.rrhh')} note={t('chat.ajustes.rrhh-nota')}>
        <Rows>
          {rrhh.map(({ id, nombre }) => (
            <Line
              key={id}
              action={
                <ActionIcon
                  aria-label={t('chat.nueva-sala.quitar', { nombre })}
                  onClick={() => save({ rrhh: ids.filter((one) => one !== id) })}
                >
                  <Glyph of={IconX} />
                </ActionIcon>
              }
            >
              {nombre}
            </Line>
          ))}
        </Rows>
        <PersonSearch label={t('chat.nueva-sala.buscar')} onChoose={(id) => save({ rrhh: [...new Set([...ids, id])] })} />
      </Section>
    </Stack>
  );
}
