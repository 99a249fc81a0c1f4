import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useForm145 } from '../components/form-context.ts';
import { RelativeSheet } from '../components/relative-sheet.tsx';
import { YearField } from '../components/year-field.tsx';
import { newChild } from '../model/relatives.ts';
import { useRelative } from '../model/use-relative.ts';

const route = getRouteApi('/shell/session/modelo145-formulario/hijo-usuario');

/** A child or grandchild of the form. */
export function HijoUsuario(): ReactNode {
  const { t } = useTranslation();
  const { clave } = route.useSearch();
  const { vista, draft } = useForm145();
  const { descendientes: list } = draft.formulario;
  const relative = useRelative({ clave, list, fresh: () => newChild(vista.ano), put: (descendientes) => ({ descendientes }) });
  const { value: child, change } = relative;
  return (
    <RelativeSheet title={t('modelo145.hijo.titulo')} group="hijo" of={relative}>
      <SwitchRow
        label={t('modelo145.hijo.adoptado')}
        checked={child.anoAdopcion !== null}
        onChange={(checked) => change({ anoAdopcion: checked ? vista.ano : null })}
      />
      {child.anoAdopcion !== null && (
        <YearField
          label={t('modelo145.hijo.ano-adopcion')}
          value={child.anoAdopcion}
          onChange={(year) => change({ anoAdopcion: year ?? 0 })}
        />
      )}
      <Stack gap="xs">
        <Text size="sm" fw={500} id="m145-reparto">
          {t('modelo145.hijo.reparto')}
        </Text>
        <Choices labelledBy="m145-reparto">
          <Choice
            group="reparto"
            name={t('modelo145.hijo.medias')}
            detail={t('modelo145.hijo.medias-nota')}
            isChosen={!child.porEntero}
            onChoose={() => change({ porEntero: false })}
          />
          <Choice
            group="reparto"
            name={t('modelo145.hijo.entero')}
            detail={t('modelo145.hijo.entero-nota')}
            isChosen={child.porEntero}
            onChoose={() => change({ porEntero: true })}
          />
        </Choices>
      </Stack>
    </RelativeSheet>
  );
}
