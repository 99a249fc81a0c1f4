import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, Text } from '@mantine/core';
import { empresa, entradaTipo, type TipoGestionado } from '@jornada/contract/empresa.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp, IconPencil } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { useIdioma } from '@jornada/web/use-format.ts';

/** The record types: their names, their order, and their requirements. */
export function RecordTypes() {
  const { t } = useTranslation();
  const lang = useIdioma();
  const query = useRead(empresa.tipos, {});
  const sort = useSend(empresa.ordenarTipos);
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <Loaded query={query}>
      {({ items }) => {
        const swap = (index: number, other: number) => {
          const ids = items.map(({ id }) => id);
          [ids[index], ids[other]] = [ids[other] ?? 0, ids[index] ?? 0];
          sort.mutate({ ids });
        };
        return (
          <>
            <Hint>{t('empresa.tipos.nota')}</Hint>
            <Problem error={sort.error} />
            <Rows as="ol" padded>
              {items.map((tipo, index) => {
                const own = tipo.nombres[lang];
                // A return is named by its pause.
                const from = tipo.clase === 'regreso' ? ` · ${t(`tipos.subtipos.${tipo.subtipo}`)}` : '';
                const nombre = own ?? tipo.nombreHabitual + from;
                return (
                  <li key={tipo.id}>
                    <Group gap="xs" wrap="nowrap">
                      <Text span inherit flex={1} fw="var(--j-weight-emphasis)">
                        {nombre}
                        <small>
                          {t(`empresa.tipos.clases.${tipo.clase}`)}
                          {own !== undefined && from}
                          {tipo.activo ? '' : ` · ${t('empresa.tipos.sin-uso')}`}
                        </small>
                      </Text>
                      <ActionIcon
                        aria-label={t('empresa.tipos.subir', { nombre })}
                        disabled={index === 0 || sort.isPending}
                        onClick={() => swap(index, index - 1)}
                      >
                        <Glyph of={IconChevronUp} />
                      </ActionIcon>
                      <ActionIcon
                        aria-label={t('empresa.tipos.bajar', { nombre })}
                        disabled={index === items.length - 1 || sort.isPending}
                        onClick={() => swap(index, index + 1)}
                      >
                        <Glyph of={IconChevronDown} />
                      </ActionIcon>
                      <ActionIcon
                        aria-label={t('empresa.tipos.cambiar', { nombre })}
                        aria-expanded={edited === tipo.id}
                        onClick={() => setEdited(edited === tipo.id ? null : tipo.id)}
                      >
                        <Glyph of={IconPencil} />
                      </ActionIcon>
                    </Group>
                    {edited === tipo.id && <OneType tipo={tipo} onDone={() => setEdited(null)} />}
                  </li>
                );
              })}
            </Rows>
          </>
        );
      }}
    </Loaded>
  );
}

const ASKS = [
  ['activo', 'empresa.tipos.activo'],
  ['requiereObservaciones', 'empresa.tipos.pide-observaciones'],
  ['requiereProyecto', 'empresa.tipos.pide-proyecto'],
  ['requierePosicion', 'empresa.tipos.pide-posicion'],
] as const;

function OneType({ tipo, onDone }: { tipo: TipoGestionado; onDone: () => void }) {
  const { t } = useTranslation();
  const { id, version, nombres, activo, requiereObservaciones, requiereProyecto, requierePosicion } = tipo;
  const form = useContractForm(empresa.guardarTipo, {
    schema: entradaTipo,
    which: { id, version },
    initial: {
      nombres: { es: '', en: '', pt: '', de: '', ...nombres },
      activo,
      requiereObservaciones,
      requiereProyecto,
      requierePosicion,
    },
    draft: `tipo.${id}`,
    notice: t('empresa.guardado'),
    onSaved: onDone,
  });
  return (
    <Form of={form} save={t('gestion.guardar')} onCancel={onDone}>
      <Pair>
        {IDIOMAS.map((lang) => (
          <TextField
            key={lang}
            of={form}
            name={`nombres.${lang}`}
            label={t('empresa.tipos.nombre-en', { idioma: ownName(lang) })}
            placeholder={t('empresa.tipos.habitual')}
          />
        ))}
      </Pair>
      <Panel kind="card" py="xs" maw="46rem">
        {ASKS.map(([name, label]) => (
          <SwitchField key={name} of={form} name={name} label={t(label)} />
        ))}
      </Panel>
    </Form>
  );
}
