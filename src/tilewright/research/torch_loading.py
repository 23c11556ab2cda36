"""Loads datasets as PyTorch tensors; needs `torch`, which no extra of ours installs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.utils.data import IterableDataset

from tilewright.research.loading import Dataset


class Decisions(IterableDataset[dict[str, torch.Tensor]]):
    """Batches of decisions: `observation` (dense numbers), `options` (features of each), `mask`, `action`, `win`
    and `margin`. Give it to a `DataLoader` with `batch_size=None`; each of its workers reads its own batches."""

    def __init__(self, path: Path | str, rows: int = 4096) -> None:
        super().__init__()
        self.path = path
        self.rows = rows
        self.encoder = Dataset(path).encoder()

    def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
        worker = torch.utils.data.get_worker_info()
        number, workers = (worker.id, worker.num_workers) if worker is not None else (0, 1)
        for place, batch in enumerate(Dataset(self.path).batches(self.rows)):
            if place % workers == number:
                yield self.tensors(batch)

    def tensors(self, batch: dict[str, Any]) -> dict[str, torch.Tensor]:
        mask = np.arange(batch["options"].shape[1]) < batch["counts"][:, None]
        features = np.where(mask[..., None], self.encoder.option_features(batch["options"]), -1)
        return {
            "observation": torch.from_numpy(self.encoder.dense(batch["observation"])),
            "options": torch.from_numpy(features),
            "mask": torch.from_numpy(mask),
            "action": torch.from_numpy(batch["action"].astype(np.int64)),
            "win": torch.from_numpy(batch["win"].copy()),
            "margin": torch.from_numpy(batch["margin"].astype(np.float32)),
        }
