import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { EstadoFactores } from '@jornada/contract/factores.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { canOfferPasskeys } from '../../../native/passkeys.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAnadirLlave } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { KeyRow } from './key-row.tsx';

type Props = { estado: EstadoFactores; onCodes: (codes: string[]) => void };

/** Passkeys: which there are, and the way to one more. */
export function Keys({ estado, onCodes }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const arePossible = estado.llavesPosibles && canOfferPasskeys();
  return (
    <section aria-labelledby="segundo-llaves">
      <Stack gap="sm">
        <h2 id="segundo-llaves">{t('configuracion.segundo.llaves')}</h2>
        <Text size="sm" c="dimmed">
          {t('configuracion.segundo.llaves-texto')}
        </Text>
        {estado.llaves.length > 0 && (
          <Rows framed="inset">
            {estado.llaves.map((llave) => (
              <KeyRow key={llave.id} llave={llave} />
            ))}
          </Rows>
        )}
        {!arePossible && (
          <Text size="sm" c="dimmed">
            {t('configuracion.segundo.no-posibles')}
          </Text>
        )}
        {arePossible && estado.llaves.length === 0 && !isAdding && (
          <Text size="sm" c="dimmed">
            {t('configuracion.segundo.sin-llaves')}
          </Text>
        )}
        {arePossible && isAdding && (
          <AddKey
            onCancel={() => setAdding(false)}
            onDone={(codes) => {
              setAdding(false);
              onCodes(codes);
            }}
          />
        )}
        {arePossible && !isAdding && (
          <Button variant="default" size="xl" onClick={() => setAdding(true)}>
            {t('configuracion.segundo.anadir')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function AddKey({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const add = useAnadirLlave();
  const [name, setName] = useState(() => t('configuracion.segundo.nombre-inicial'));
  const confirm = (Password: string | undefined) =>
    add.mutate(
      { Password, Nombre: name.trim() },
      {
        onSuccess: ({ CodigosRecuperacion }) => {
          notices.show(t('configuracion.segundo.llave-anadida'));
          onDone(CodigosRecuperacion);
        },
      },
    );
  return (
    <ConfirmForm
      action={t('configuracion.segundo.continuar')}
      isBusy={add.isPending}
      error={add.error}
      onConfirm={confirm}
      onCancel={onCancel}
      isReady={name.trim() !== ''}
    >
      <TextInput
        name="Nombre"
        label={t('configuracion.segundo.nombre')}
        description={t('configuracion.segundo.nombre-nota')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
      />
    </ConfirmForm>
  );
}
