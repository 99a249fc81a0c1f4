import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { MAXIMO_CONVIVIENTES } from '@jornada/domain/perfil/modelo145/index.ts';
import { useForm145 } from '../components/form-context.ts';
import { RelativeSheet } from '../components/relative-sheet.tsx';
import { newElder } from '../model/relatives.ts';
import { useRelative } from '../model/use-relative.ts';

const route = getRouteApi('/shell/session/modelo145-formulario/ascendiente-usuario');

/** A parent or grandparent of the form. */
export function AscendienteUsuario(): ReactNode {
  const { t } = useTranslation();
  const { clave } = route.useSearch();
  const { ascendientes: list } = useForm145().draft.formulario;
  const elder = useRelative({ clave, list, fresh: newElder, put: (ascendientes) => ({ ascendientes }) });
  return (
    <RelativeSheet title={t('modelo145.ascendiente.titulo')} note={t('modelo145.ascendientes.nota')} group="ascendiente" of={elder}>
      <TextInput
        label={t('modelo145.ascendiente.convivientes')}
        description={t('modelo145.ascendiente.convivientes-nota')}
        inputMode="numeric"
        maxLength={String(MAXIMO_CONVIVIENTES).length}
        value={elder.value.convivientes || ''}
        onChange={({ currentTarget }) => elder.change({ convivientes: Number(currentTarget.value.replaceAll(/\D/g, '')) })}
      />
    </RelativeSheet>
  );
}
