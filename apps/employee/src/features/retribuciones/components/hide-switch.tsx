import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** Whether amounts are hidden until one asks for them. They stay as they are for now: whoever switches it has just seen them. */
export function HideSwitch({ isOn, onHidden }: { isOn: boolean; onHidden: () => void }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const hide = useSend(retribuciones.ocultar, { refreshOnError: true });
  return (
    <div>
      <SwitchRow
        label={t('retribuciones.ojo.siempre')}
        note={t('retribuciones.ojo.siempre-texto')}
        checked={isOn}
        disabled={hide.isPending}
        onChange={(isHidden) => {
          onHidden();
          hide.mutate({ ocultarImportes: isHidden });
        }}
      />
      {hide.error && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(hide.error)}
        </Text>
      )}
    </div>
  );
}
